import type { StartTexts } from '../StartTexts.ts'

export const tr: StartTexts = {
  article: {
    title: 'Burada nasıl yazılır',
    description: 'Metinler nerede durur, en üstlerinde ne yazar, nasıl görülür, denetlenir ve yayımlanır.',
    body: [
      '[Bu sitedeki]({sitemap}) her metin bir dosyadır. Okuduğunuz metin `articles/how-to-write/{lang}.md` dosyasında: bir düzenleyicide açın, bir sözcüğü değiştirip kaydedin. `npx roomwright dev` çalışıyorsa tarayıcıdaki sayfa da değişir.',
      '## Yeni bir yazı',
      '`npx roomwright new article --title "Bezelye ekimi"` komutu `articles/` içinde bir klasör ve metin için bir dosya açar. Resimler de aynı klasöre konur. Çeviri, yanına konan ve dilinin koduyla adlandırılan bir dosyadır: `npx roomwright new article bezelye-ekimi --lang en`.',
      '## En üstteki satırlar',
      'Her dosya, iki `---` satırı arasındaki alanlarla başlar.',
      '| alan | ne söyler |\n|---|---|\n| `title` | sayfanın başlığı |\n| `slug` | adresinin son bölümü |\n| `description` | arama motorları ve kartlar için bir iki cümle |\n| `author` | [`authors/`]({authors}) içindeki bir dosyada yazan ad |\n| `date` | ilk yayımlandığı gün |\n| `entities` | ait olduğu kategoriler, `categories.yaml` içindeki anahtarlarıyla |\n| `status` | `draft` yazıyı siteye almaz; bu satır yoksa yazı yayımlanır |',
      '## Metin',
      'Alanların altına Markdown yazılır: boş satır paragrafı bitirir, `##` yeni bölüm açar, `**iki yıldız**` sözcüğü kalın yapar. Resim `![ne görüldüğü](./resim.jpg "altyazısı")`, başka bir yazıya bağlantı `[adı](/articles/adresi)` biçimindedir.',
      '## Yayımlamadan önce',
      '`npx roomwright check` her yanlışı dosyası ve satırıyla gösterir, yerine ne yazılacağını söyler. `npx roomwright build` siteyi `dist/` içine kurar.',
      'Hakkımızda sayfası, gizlilik politikası ve kullanım koşulları `pages/` içinde hâlâ `placeholder: true` ile işaretli: siz yazıp o satırı silene kadar sitede yer almazlar. Bu yazıya ihtiyacınız kalmayınca klasörünü silin.',
    ],
  },
  author: {
    name: 'Yazı kurulu',
    description: '{title} sitesini yazanlar ve yayına hazırlayanlar.',
    biography: '{title} sitesini yazan ve yayına hazırlayan kişiler.',
  },
  person: '{name}: {title} için yazdıkları.',
  home: '{title}: en yeni yazılar ve öncekilerin tümü.',
  pages: {
    'about-us': {
      heading: 'Hakkımızda',
      description: '{title} nedir, kimler hazırlıyor.',
      body: 'Sitenin neyi anlattığını, kimin yazdığını ve okurların size nasıl ulaşacağını yazın.',
    },
    'privacy-policy': {
      heading: 'Gizlilik politikası',
      description: '{title} okurları hakkında neleri saklar.',
      body: 'Siteden kimin sorumlu olduğunu, sizin ve barındırma hizmetinizin ziyaretlerle ilgili neyi ne kadar süreyle kaydettiğini ve okurların bunu kime sorabileceğini yazın.',
    },
    terms: {
      heading: 'Kullanım koşulları',
      description: '{title} hangi koşullarla okunur.',
      body: 'Okurların metinler ve resimlerle ne yapabileceğini, sizin nelerden sorumlu olduğunuzu yazın.',
    },
  },
  categories: {
    guides: { title: 'Rehberler', description: 'Bir işin adım adım nasıl yapıldığı.' },
    notes: { title: 'Notlar', description: 'Kısa yazılar ve gözlemler.' },
  },
  category: '{name} üzerine yazılar.',
  draft: {
    description: 'Okurun burada ne bulacağını bir iki cümleyle yazın.',
    body: 'Buradan başlayın.',
  },
}
