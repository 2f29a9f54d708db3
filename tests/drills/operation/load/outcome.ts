import type { FilingFigures } from './file-as-many'
import type { ProcessorUse } from './processor-use'
import type { VisitAnswer } from './visits'

export interface Phase {
  name: string
  answers: VisitAnswer[]
}

export interface Outcome {
  phases: Record<'steady' | 'overload' | 'after' | 'beside', Phase>
  /** From the end of the overload to when all was as well again as in the steady part. */
  recoveredMs: number
  /** Memory of site and worker in MB, at the end of the steady part, and how many times that of its second fifth. */
  memory: Record<'web' | 'worker', { mb: number; growth: number }>
  /** Processors in the steady part. */
  use: ProcessorUse
  filing: FilingFigures
  faults: string[]
}
