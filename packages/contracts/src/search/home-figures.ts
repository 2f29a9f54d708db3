/** How many professionals a client can find, for the home page. */
export interface HomeFigures {
  professionals: number
  /** The towns where they are. */
  towns: number
  /** The median time in which they first contact a client. Null if it is unknown or long. */
  medianMinutes: number | null
}
