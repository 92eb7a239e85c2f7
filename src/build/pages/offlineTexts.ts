import type { Language } from '../../shared/languages.ts'
import type { OfflineProps } from '../../shared/pageProps.ts'

export interface OfflineText extends Pick<OfflineProps, 'kicker' | 'heading' | 'text' | 'retry'> {
  /** The page's description, given the product name. */
  describe(product: string): string
}

/** What the offline page says. The browser never needs these words apart from the page, so they are not among the interface's messages. */
export const offlineTexts: Readonly<Record<Language, OfflineText>> = {
  en: {
    kicker: 'No connection',
    heading: 'This page needs the network',
    text: 'You have not opened it on this device before, so there is no copy to show. Pages that you have read open without a connection.',
    retry: 'Try again',
    describe: (product) => `What ${product} shows when there is no connection.`,
  },
  tr: {
    kicker: 'Bağlantı yok',
    heading: 'Bu sayfa için internet gerekiyor',
    text: 'Sayfayı bu cihazda daha önce açmadığınız için gösterilecek bir kopyası yok. Okuduğunuz sayfalar bağlantı olmadan da açılır.',
    retry: 'Yeniden dene',
    describe: (product) => `Bağlantı yokken ${product} sitesinde görünen sayfa.`,
  },
  ru: {
    kicker: 'Нет соединения',
    heading: 'Для этой страницы нужна сеть',
    text: 'На этом устройстве её ещё не открывали, поэтому сохранённой копии нет. Прочитанные страницы открываются и без соединения.',
    retry: 'Попробовать ещё раз',
    describe: (product) => `Что показывает ${product}, когда нет соединения.`,
  },
  ko: {
    kicker: '연결 없음',
    heading: '이 페이지를 보려면 네트워크가 필요합니다',
    text: '이 기기에서 연 적이 없는 페이지라서 보여 드릴 사본이 없습니다. 이미 읽은 페이지는 연결 없이도 열립니다.',
    retry: '다시 시도',
    describe: (product) => `연결이 없을 때 ${product}에서 보이는 페이지입니다.`,
  },
}
