import type { PageAccess } from '@oficio/contracts/access'

export default { access: 'account', isCached: false } satisfies PageAccess
