import { parsedBody } from '../call-log'
import { type AnswerMask, createAnswerMask } from './mask'
import { mostRecorded, type RecordedAnswer } from './recorded'

/** What a real server answered, as it came. */
export type RealAnswer = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly status: number
  readonly type: string | null
  readonly text: string
}

/** An answer with stand-ins for whatever may belong to somebody. */
export const maskedAnswer = (
  mask: AnswerMask,
  { method, path, query, status, type, text }: RealAnswer,
): RecordedAnswer => {
  const { lang: _, ...rest } = query
  return { method, path: mask.path(path), query: mask.query(rest), status, type, body: mask.body(parsedBody(text)) }
}

/** Keeps what a real server answers while it is on; nothing of it is raw, and the number behind the stand-ins is never told. */
export const createRecorder = () => {
  let mask = createAnswerMask()
  let isOn = false
  let answers: RecordedAnswer[] = []
  return {
    isOn: (): boolean => isOn,
    /** Begins anew, or stands still with what there is. */
    turn: (on: boolean): void => {
      if (on) {
        answers = []
        mask = createAnswerMask()
      }
      isOn = on
    },
    take: (answer: RealAnswer): void => {
      if (isOn) answers = [...answers, maskedAnswer(mask, answer)].slice(-mostRecorded)
    },
    list: (): readonly RecordedAnswer[] => answers,
  }
}
export type Recorder = ReturnType<typeof createRecorder>
