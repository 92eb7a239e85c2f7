import { useEffect, useState } from 'react'

/** Milliseconds for which a button says what has become of a press. */
const saying = 3000

/** What a button says for a while in place of its label. Saying it again begins the while anew. */
export function useSaid(): readonly [text: string | undefined, say: (text: string) => void] {
  const [said, setSaid] = useState<{ readonly text: string }>()
  useEffect(() => {
    const timer = said && setTimeout(() => setSaid(undefined), saying)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text, (text) => setSaid({ text })]
}
