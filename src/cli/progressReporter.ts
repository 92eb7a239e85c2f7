import type { BuildStep } from '../builder/BuildOptions.ts'
import type { Environment } from './Environment.ts'

interface ProgressReporter {
  step(this: void, step: BuildStep): void
  /** Clears the line in progress. */
  end(this: void): void
}

export interface Sink {
  write(text: string): unknown
}

const words: Readonly<Record<Exclude<BuildStep['step'], 'pictures' | 'cards'>, string>> = {
  bundle: 'Preparing the scripts and styles',
  load: 'Reading the publication',
  render: 'Rendering the pages',
  write: 'Putting the output in place',
}

const counted = { pictures: 'Encoding pictures', cards: 'Drawing social cards' } as const

/** Sets the cursor to the start of the line and clears it. */
const cleared = '\r\u001b[2K'

/** A line of progress: redrawn on a terminal, otherwise a plain line each time. */
export interface ProgressLine {
  show(this: void, text: string): void
  /** Clears the line on a terminal. */
  clear(this: void): void
}

export function createProgressLine({ terminal }: Pick<Environment, 'terminal'>, sink: Sink): ProgressLine {
  return {
    show: (text) => void sink.write(terminal ? cleared + text : `${text}\n`),
    clear: () => void (terminal && sink.write(cleared)),
  }
}

/** Creates a progress display: one line redrawn on a terminal, otherwise a plain line per step and per tenth of the pictures or cards. */
export function createProgressReporter({ terminal }: Pick<Environment, 'terminal'>, sink: Sink): ProgressReporter {
  const { show, clear } = createProgressLine({ terminal }, sink)
  let lastTenth = ''
  return {
    step(step) {
      if (step.step === 'pictures' || step.step === 'cards') {
        const tenth = `${step.step} ${Math.floor((step.done / step.total) * 10)}`
        if (terminal || tenth !== lastTenth) show(`${counted[step.step]}: ${step.done} of ${step.total}`)
        lastTenth = tenth
      } else {
        show(words[step.step])
      }
    },
    end: clear,
  }
}
