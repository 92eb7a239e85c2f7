import type { StartTexts } from '../StartTexts.ts'

export const ko: StartTexts = {
  article: {
    title: '여기에 글을 쓰는 방법',
    description: '글이 어디에 있고 맨 위에 무엇을 적으며, 어떻게 보고 검사하고 내보내는지 설명합니다.',
    body: [
      '[이 사이트]({sitemap})의 글은 모두 파일입니다. 지금 읽는 글은 `articles/how-to-write/{lang}.md`에 있습니다. 편집기로 열어 한 단어를 고치고 저장해 보세요. `npx roomwright dev`가 실행 중이면 브라우저의 페이지도 함께 바뀝니다.',
      '## 새 글 시작하기',
      '`npx roomwright new article --title "완두콩 심기"`를 실행하면 `articles/` 안에 폴더와 글 파일이 생깁니다. 그림도 같은 폴더에 넣습니다. 번역은 그 옆에 언어 이름으로 두는 파일입니다: `npx roomwright new article wandukong-simgi --lang en`.',
      '## 맨 위의 줄',
      '파일은 `---` 두 줄 사이의 항목으로 시작합니다.',
      '| 항목 | 뜻 |\n|---|---|\n| `title` | 페이지의 제목 |\n| `slug` | 주소의 마지막 부분 |\n| `description` | 검색 엔진과 카드에 쓰는 한두 문장 |\n| `author` | [`authors/`]({authors})의 파일에 적힌 이름 |\n| `date` | 처음 공개하는 날 |\n| `entities` | 글이 속한 분류, `categories.yaml`의 키로 적음 |\n| `status` | `draft`이면 사이트에 나오지 않고, 이 줄이 없으면 공개됨 |',
      '## 본문',
      '항목 아래에는 Markdown으로 씁니다. 빈 줄은 문단을 끝내고, `##`는 새 절을 시작하며, `**별표 두 개**`는 굵은 글씨가 됩니다. 그림은 `![보이는 것](./picture.jpg "설명")`, 다른 글로 가는 링크는 `[글 이름](/articles/slug)`입니다.',
      '## 내보내기 전에',
      '`npx roomwright check`는 실수마다 파일과 줄을 알려 주고 대신 무엇을 쓸지 말해 줍니다. `npx roomwright build`는 `dist/`에 사이트를 만듭니다.',
      '소개, 개인정보 처리방침, 이용약관은 `pages/`에 아직 `placeholder: true`로 표시되어 있습니다. 내용을 쓰고 그 줄을 지우기 전까지는 사이트에 나오지 않습니다. 이 글이 더 필요 없으면 폴더를 지우세요.',
    ],
  },
  author: {
    name: '편집부',
    description: '{title}의 글을 쓰고 다듬는 사람들입니다.',
    biography: '{title}의 글을 쓰고 다듬는 사람들입니다.',
  },
  person: '{name}: {title}에 쓴 글입니다.',
  home: '{title}의 새 글과 그동안의 모든 글입니다.',
  pages: {
    'about-us': {
      heading: '소개',
      description: '{title}: 어떤 사이트이고 누가 만드는지 알려 드립니다.',
      body: '무엇에 관한 사이트인지, 누가 쓰는지, 독자가 어떻게 연락할 수 있는지 적으세요.',
    },
    'privacy-policy': {
      heading: '개인정보 처리방침',
      description: '{title}: 독자에 대해 무엇을 남기는지 알려 드립니다.',
      body: '사이트의 책임자가 누구인지, 여러분과 호스팅 업체가 방문에 대해 무엇을 얼마나 오래 기록하는지, 독자가 누구에게 물을 수 있는지 적으세요.',
    },
    terms: {
      heading: '이용약관',
      description: '{title}: 이 사이트를 읽을 때의 조건입니다.',
      body: '독자가 글과 그림으로 무엇을 할 수 있는지, 여러분이 무엇을 책임지는지 적으세요.',
    },
  },
  categories: {
    guides: { title: '안내서', description: '하는 방법을 차례대로 설명합니다.' },
    notes: { title: '메모', description: '짧은 글과 관찰입니다.' },
  },
  category: '{name}에 관한 글입니다.',
  draft: {
    description: '독자가 여기서 무엇을 보게 되는지 한두 문장으로 적으세요.',
    body: '여기서 시작하세요.',
  },
}
