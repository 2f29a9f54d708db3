import { limits } from '@oficio/contracts/limits'

/** Returns the milliseconds until the next wave; until then the current wave has the request to itself. */
export const wavePauseMs = ({ isUrgent }: { isUrgent: boolean }): number =>
  (isUrgent ? limits.urgentWaveMinutes : limits.waveMinutes) * 60_000
