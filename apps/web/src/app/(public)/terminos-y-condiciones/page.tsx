import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { termsVersion } from '@oficio/contracts/legal'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { buttonClasses } from '@/components/ui/button-classes'
import { AcceptTerms } from '@/features/site/legal/accept-terms'
import { LegalDocument } from '@/features/site/legal/legal-document'
import { termsSections, termsSummary } from '@/features/site/legal/terms/terms-text'
import { head, page } from '@/server/page'
import { readLegalFacts } from '../legal-facts'

// Cached as a whole. A change of the settings purges the page. It also expires after an hour, because a price may start
// on a later date and a purge may be lost.
export const revalidate = 3600

export const metadata = head(pages.terms, {
  title: 'Términos y condiciones',
  description: 'Qué cuesta y qué no, cómo se cancela, qué se devuelve y a quién reclamar.',
})

export default page(pages.terms, async () => {
  const facts = await readLegalFacts()
  return (
    <LegalDocument
      title="Términos y condiciones"
      description={'Ejemplar del contrato de adhesión. Ley N.º\u00a024.240 de Defensa del Consumidor.'}
      version={{ label: 'Versión', day: termsVersion }}
      summary={termsSummary(facts)}
      sections={termsSections}
      facts={facts}
    >
      <AcceptTerms
        next={paths.registerProfessional()}
        afterMs={uiTimings.termsRedirectMs}
        buttonClass={buttonClasses({ variant: 'sol', size: 'lg' })}
      />
    </LegalDocument>
  )
})
