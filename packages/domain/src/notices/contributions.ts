import type { Contributions } from '../kernel/ctx'
import { pushNoticeHandler } from './push/push-notice'

/** Everything that the notices noun adds to the registry. */
export const notices = {
  jobs: [pushNoticeHandler],
} satisfies Contributions
