import { fieldLabels } from '../texts'

/** Said where the password was not typed once more: what its label asks for, since its words are no name. */
export const repeatMissing = `${fieldLabels.confirmPassword}.`
