import { ExpiryField } from './expiry-field'
import { FormSection } from './form-section'

/** '¿Hasta cuándo?': how long the request waits for somebody. */
export function ExpirySection() {
  return (
    <FormSection
      title="¿Hasta cuándo?"
      description="Si en ese plazo no arreglás con nadie, la solicitud vence sola. Un día antes te avisamos y la podés extender."
    >
      <ExpiryField isInSection />
    </FormSection>
  )
}
