import { limits } from '../limits'

/** Returns whether cards and profiles show the number of works that a professional has finished. */
export const showsJobsDone = (jobsDone: number): boolean => jobsDone >= limits.jobsDoneShownMin
