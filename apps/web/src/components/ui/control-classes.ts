/** The common look of text controls (`app/components.css`). */
export const controlClasses = 'control'
