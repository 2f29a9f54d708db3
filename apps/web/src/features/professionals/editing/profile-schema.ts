import { profileFields } from '@oficio/contracts/professionals/profile'
import { filesAsShown } from '../joining/form/professional-schema'

/** The contract's fields as the page fills them in: files as they stand on the server. */
export const profileSchema = profileFields.omit({ photoIds: true, documentIds: true }).extend(filesAsShown)
