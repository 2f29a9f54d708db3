import { profileFields } from '@oficio/contracts/professionals/profile'
import { filesAsShown } from '../joining/form/professional-schema'

/** The contract's fields as the page has them: with uploaded files in place of ids. */
export const profileSchema = profileFields.omit({ photoIds: true, documentIds: true }).extend(filesAsShown)
