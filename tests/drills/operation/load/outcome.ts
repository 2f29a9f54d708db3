import type { FilingFigures } from './file-as-many'
import type { ProcessorUse } from './processor-use'
import type { VisitAnswer } from './visits'

/** A part of the load drill, with the answers to its visits. */
export interface Phase {
  name: string
  answers: VisitAnswer[]
}

/** The results of the load drill. */
export interface Outcome {
  phases: Record<'steady' | 'overload' | 'after' | 'beside', Phase>
  /** Milliseconds from the end of the overload until the site was as fast as in the steady part. */
  recoveredMs: number
  /**
   * Memory of site and worker in MB at the end of the steady part, and its growth since the second fifth of that part.
   */
  memory: Record<'web' | 'worker', { mb: number; growth: number }>
  /** Processor use in the steady part. */
  use: ProcessorUse
  filing: FilingFigures
  faults: string[]
}
