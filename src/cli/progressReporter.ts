import type { BuildStep } from '../builder/BuildOptions.ts'
import type { Environment } from './Environment.ts'

interface ProgressReporter {
  step(this: void, step: BuildStep): void
  /** Clears the line in progress. */
  end(this: void): void
}

interface Sink {
  write(text: string): unknown
}

const words: Readonly<Record<Exclude<BuildStep['step'], 'pictures' | 'cards'>, string>> = {
  bundle: 'Preparing the scripts and styles',
  load: 'Reading the publication',
  render: 'Rendering the pages',
  write: 'Putting the output in place',
}

const counted = { pictures: 'Encoding pictures', cards: 'Drawing social cards' } as const

/** Creates a progress display: one line redrawn on a terminal, otherwise a plain line per step and per tenth of the pictures or cards. */
export function createProgressReporter({ terminal }: Pick<Environment, 'terminal'>, sink: Sink): ProgressReporter {
  let lastTenth = ''
  const say = (text: string) => sink.write(terminal ? `\r\u001b[2K${text}` : `${text}\n`)
  return {
    step(step) {
      if (step.step === 'pictures' || step.step === 'cards') {
        const tenth = `${step.step} ${Math.floor((step.done / step.total) * 10)}`
        if (terminal || tenth !== lastTenth) say(`${counted[step.step]}: ${step.done} of ${step.total}`)
        lastTenth = tenth
      } else {
        say(words[step.step])
      }
    },
    end() {
      if (terminal) sink.write('\r\u001b[2K')
    },
  }
}
