/** The time that people need to fill in the form. Every page and mail uses this wording. */
export const filingTime = 'menos de dos minutos'
