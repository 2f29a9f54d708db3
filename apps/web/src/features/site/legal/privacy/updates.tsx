import { supportText } from '../legal-facts'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about changes of its text. */
export const updates: LegalSection = {
  id: 'cambios',
  title: 'Cambios de este texto',
  Body: (facts) => (
    <>
      <p>
        Si cambiamos este texto, cambia la fecha que está arriba. Si el cambio amplía lo que hacemos con tus
        datos, te lo avisamos por email antes, o te pedimos permiso si la ley lo exige.
      </p>
      <p>¿Dudas? Escribinos: {supportText(facts)}.</p>
    </>
  ),
}
