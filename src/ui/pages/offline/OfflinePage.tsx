import type { OfflineProps } from '../../../shared/pages/pageProps.ts'
import { Lost } from '../../components/Lost/Lost.tsx'
import drawingStyles from '../../components/Lost/LostDrawing.module.css'

export function OfflinePage(props: OfflineProps) {
  return <Lost {...props} drawing={<OfflineDrawing />} />
}

/** A plan that is shut, with its cable unplugged. */
function OfflineDrawing() {
  return (
    <svg className={drawingStyles.drawing} viewBox="0 0 640 440" aria-hidden="true">
      <path strokeWidth="12" d="M340 250V8H8v424h332V318" />
      <path strokeWidth="5" d="M8 170h92M156 170h184M190 170V92M190 36V8M8 300h44M108 300h50v132" />
      <path
        className={drawingStyles.stairs}
        d="M14 318h50M14 336h50M14 354h50M14 372h50M14 390h50M14 408h50M64 302v124m-32-6V322m-8 12 8-12 8 12"
      />
      <g className={drawingStyles.swing}>
        <path strokeWidth="4" d="M100 170v56M190 36h56M52 300v-56M340 250v68" />
        <path d="M100 226a56 56 0 0 0 56-56M246 36a56 56 0 0 1-56 56M52 244a56 56 0 0 1 56 56" />
        <path
          strokeWidth="3"
          d="M264 98h52v40h-52zM316 118h62c72 0 10 96 62 96 44 0 12 70 62 70M502 268v32h22v-32zM524 276h14M524 292h14"
        />
      </g>
      <g className={drawingStyles.unbuilt} strokeWidth="2.5">
        <path d="M574 256v56h26v-56zM574 276h-8M574 292h-8M600 284h32" />
        <path strokeDasharray="22 8 3 8" d="M632 8v424" />
      </g>
    </svg>
  )
}
