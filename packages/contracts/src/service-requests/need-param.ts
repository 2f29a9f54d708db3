/** The query parameter that brings what a visitor typed elsewhere to the request form. */
export const needParam = 'necesito'
