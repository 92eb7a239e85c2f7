import styles from './FooterPicture.module.css'

/** Paths of each picture in a square of 72: plain lines, thick walls, the accent's swing of a door. */
const pictures = {
  plan: {
    lines: '',
    walls: 'M50 68h18V4H4v64h32M36 4v20M36 34v12M4 40h20M46 40h22',
    swing: 'M36 68V54a14 14 0 0 1 14 14M24 40v10a10 10 0 0 0 10-10',
  },
  book: {
    lines:
      'M36 18C28 12 18 11 6 13v44c12-2 22-1 30 5 8-6 18-7 30-5V13c-12-2-22-1-30 5v44M14 24q8-1 14 2M14 33q8-1 14 2M44 26q6-3 14-2M44 35q6-3 14-2',
    walls: '',
    swing: 'M52 11v18l4-4 4 4V12',
  },
  letter: {
    lines: 'M18 42h36v24H18zl18 14 18-14',
    walls: 'M3 30h17M52 30h17',
    swing: 'M20 30V4a30 30 0 0 1 32 26',
  },
} as const

export type FooterPictureName = keyof typeof pictures

export function FooterPicture({ name }: { readonly name: FooterPictureName }) {
  const { lines, walls, swing } = pictures[name]
  return (
    <svg className={styles.picture} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      {lines !== '' && <path d={lines} />}
      {walls !== '' && <path className={styles.walls} d={walls} />}
      <path className={styles.swing} d={swing} />
    </svg>
  )
}
