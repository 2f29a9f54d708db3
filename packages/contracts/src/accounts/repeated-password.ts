import { fieldLabels } from '../texts'

/** The error text if the password was not repeated. It repeats the label, which is a request and not a field name. */
export const repeatMissing = `${fieldLabels.confirmPassword}.`
