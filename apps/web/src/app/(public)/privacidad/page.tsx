import { privacyVersion } from '@oficio/contracts/legal'
import { pages } from '@oficio/contracts/pages'
import { LegalDocument } from '@/features/site/legal/legal-document'
import { privacySections, privacySummary } from '@/features/site/legal/privacy/privacy-text'
import { head, page } from '@/server/page'
import { readLegalFacts } from '../legal-facts'

// Cached as a whole, like the page of the terms.
export const revalidate = 3600

export const metadata = head(pages.privacy, {
  title: 'Política de privacidad',
  description: 'Qué datos pedimos y para qué, quién los ve, cuándo se borran y cómo pedir los tuyos.',
})

export default page(pages.privacy, async () => {
  const facts = await readLegalFacts()
  return (
    <LegalDocument
      title="Política de privacidad"
      description={'Ley N.º\u00a025.326 de Protección de los Datos Personales.'}
      version={{ label: 'Última actualización', day: privacyVersion }}
      summary={privacySummary(facts)}
      sections={privacySections}
      facts={facts}
    />
  )
})
