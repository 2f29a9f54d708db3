import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { supportText } from '../legal-facts'
import type { LegalSection } from '../legal-section'
import { Provider } from '../provider'

/** The part of the privacy policy about who is responsible for the data. */
export const controller: LegalSection = {
  id: 'responsable',
  title: 'Quién responde por tus datos',
  Body: (facts) => (
    <>
      <p>
        El responsable de los datos personales de {facts.siteName} es quien presta el sitio:{' '}
        <Provider {...facts} />.
      </p>
      <p>
        Para cualquier pedido sobre tus datos escribinos a {supportText(facts)}. Este texto es parte de los{' '}
        <Link href={paths.terms()}>términos y condiciones</Link>.
      </p>
    </>
  ),
}
