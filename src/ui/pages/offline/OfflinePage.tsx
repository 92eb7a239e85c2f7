import type { OfflineProps } from '../../../shared/pageProps.ts'
import { Lost } from '../../components/Lost/Lost.tsx'
import { OfflineDrawing } from '../../components/Lost/OfflineDrawing.tsx'

export function OfflinePage(props: OfflineProps) {
  return <Lost {...props} drawing={<OfflineDrawing />} />
}
