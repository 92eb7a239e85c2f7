import type { StartTexts } from '../StartTexts.ts'

export const ja: StartTexts = {
  article: {
    title: 'ここでの書き方',
    description: '文章の置き場所、先頭に書くこと、そして表示・点検・公開のしかたを説明します。',
    body: [
      '[このサイト]({sitemap})の文章はすべてファイルです。いま読んでいるのは `articles/how-to-write/{lang}.md` です。エディターで開き、言葉を一つ変えて保存してください。`npx roomwright dev` が動いていれば、ブラウザーのページも変わります。',
      '## 新しい記事',
      '`npx roomwright new article --title "えんどうまめ"` を実行すると、`articles/` の中にフォルダーと文章のファイルができます。写真も同じフォルダーに入れます。翻訳は、その隣に言語の名前で置くファイルです。フォルダーの名前と `--lang en` を付けて同じコマンドを実行します。',
      '## 先頭の行',
      'ファイルは、二つの `---` の行にはさまれた項目で始まります。',
      '| 項目 | 意味 |\n|---|---|\n| `title` | ページの見出し |\n| `slug` | アドレスの最後の部分 |\n| `description` | 検索エンジンとカードのための一、二文 |\n| `author` | [`authors/`]({authors}) のファイルにある名前 |\n| `date` | 最初に公開する日 |\n| `entities` | 記事が属する分類。`categories.yaml` のキーで書く |\n| `status` | `draft` ならサイトに出ない。この行がなければ公開される |',
      '## 本文',
      '項目の下には Markdown で書きます。空行は段落を終え、`##` は節を始め、`**星二つ**` は言葉を太字にします。写真は `![見えるもの](./picture.jpg "説明")`、ほかの記事へのリンクは `[記事の名前](/articles/slug)` です。',
      '## 公開する前に',
      '`npx roomwright check` は間違いをファイルと行とともに示し、代わりに何を書くかを教えます。`npx roomwright build` は `dist/` にサイトを作ります。',
      'サイトの紹介、プライバシーポリシー、利用規約は、`pages/` でまだ `placeholder: true` になっています。内容を書いてその行を消すまで、サイトには出ません。この記事が要らなくなったら、フォルダーごと消してください。',
    ],
  },
  author: {
    name: '編集部',
    description: '{title}を書き、編集している人たちです。',
    biography: '{title}を書き、編集している人たちです。',
  },
  person: '{name}が{title}に書いた記事。',
  home: '{title}の新しい記事と、これまでのすべての記事。',
  pages: {
    'about-us': {
      heading: 'このサイトについて',
      description: '{title}とは何か、だれが作っているか。',
      body: '何についてのサイトか、だれが書いているか、読者がどう連絡できるかを書いてください。',
    },
    'privacy-policy': {
      heading: 'プライバシーポリシー',
      description: '{title}が読者について何を残すか。',
      body: 'サイトの責任者はだれか、あなたとホスティング会社が訪問について何をどれだけの間記録するか、読者がだれに尋ねられるかを書いてください。',
    },
    terms: {
      heading: '利用規約',
      description: '{title}を読むときの条件。',
      body: '読者が文章と写真をどう使ってよいか、あなたが何に責任を負うかを書いてください。',
    },
  },
  categories: {
    guides: { title: '手引き', description: 'やり方を順を追って説明します。' },
    notes: { title: '覚え書き', description: '短い文章と観察。' },
  },
  category: '{name}についての記事。',
  draft: {
    description: '読者がここで何を読めるかを、一、二文で書いてください。',
    body: 'ここから書き始めます。',
  },
}
