/** What the sections of the front page are called. */
export const headings = {
  en: {
    newest: 'Have More wonderful Stuff',
    topRated: 'Top Rated Stories',
    updatedArticles: 'Updated Articles',
    homePage: { projects: 'A Weekend’s Work' },
  },
  tr: {
    newest: 'Daha Nice Güzel Yazı',
    topRated: 'En Yüksek Puanlı Yazılar',
    updatedArticles: 'Güncellenen Yazılar',
    homePage: { projects: 'Bir Hafta Sonluk İşler' },
  },
  ru: {
    newest: 'Ещё больше прекрасного',
    updatedArticles: 'Обновлённые статьи',
    homePage: { projects: 'Работа на выходные' },
  },
  ko: {
    newest: '더 많은 멋진 이야기',
    topRated: '평점 높은 이야기',
    updatedArticles: '업데이트된 글',
    homePage: { projects: '주말에 해 볼 만한 일' },
  },
}
