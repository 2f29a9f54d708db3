import type { Contributions } from '../kernel/ctx'
import { pushNoticeHandler } from './push/push-notice'

export const notices = {
  jobs: [pushNoticeHandler],
} satisfies Contributions
