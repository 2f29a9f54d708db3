import { limits } from '@oficio/contracts/limits'

/** Returns for how many milliseconds the professionals of one wave have the request to themselves. */
export const wavePauseMs = ({ isUrgent }: { isUrgent: boolean }): number =>
  (isUrgent ? limits.urgentWaveMinutes : limits.waveMinutes) * 60_000
