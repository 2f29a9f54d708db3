/** How long people take to fill in the form, as every page and mail says it. */
export const filingTime = 'menos de dos minutos'
