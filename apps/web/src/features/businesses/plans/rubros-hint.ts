/** The hint beside the search for a business's rubros. */
export const businessRubrosHint = 'Lo que hacés o vendés, en detalle. Elegí al menos uno.'
