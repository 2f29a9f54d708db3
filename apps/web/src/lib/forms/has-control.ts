/**
 * Returns whether the form has a control of that name. A fault of the server without one has to be shown for the form as a
 * whole, or the visitor learns nothing of it.
 */
export const hasControl =
  (form: { getValues: () => object }) =>
  (name: string): boolean =>
    name in form.getValues()
