/** A bar of a chart. */
export interface Bar {
  key: string
  /** The label of the bar: 'sáb 21-11'. */
  label: string
  /** The shorter label below the axis: '21-11'. Default: the label. */
  tick?: string
  value: number
  /** The value at the same place of the previous period. */
  previous?: number
}

/** The names of the two periods of a chart. */
export interface Periods {
  current: string
  previous: string
}
