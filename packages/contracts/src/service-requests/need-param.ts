/** The query parameter that carries the text a visitor typed on another page into the request form. */
export const needParam = 'necesito'
