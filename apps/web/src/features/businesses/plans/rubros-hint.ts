/** Said beside the search of a business's rubros. */
export const businessRubrosHint = 'Qué es tu negocio y qué servicios ofrece. Elegí al menos uno.'
