import type { BusinessForAdmin } from '@oficio/contracts/admin/businesses'
import { paths } from '@oficio/contracts/paths'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { TwinList } from '@/features/businesses/merging/twin-list'
import { DecisionsSection } from '../decisions-section'
import { FiguresSection } from '../figures-section'
import { factsOf, figuresOf } from './business-facts'

interface BusinessViewProps {
  business: BusinessForAdmin
  /** The status of the business and the decisions that an admin can take. */
  decisions: ReactNode
}

/** The page of a business in the panel. The facts come first; the decisions are beside them, or below on a phone. */
export function BusinessView({ business, decisions }: BusinessViewProps) {
  const { id, description, audit, twins, mergedInto } = business
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        {mergedInto && (
          <Alert
            title={`Se unió con ${mergedInto.name || 'otro negocio'}`}
            action={
              <Link href={paths.adminBusiness(mergedInto.id)} className={textLink}>
                Ver el que quedó
              </Link>
            }
          >
            Sus direcciones llevan ahí.
          </Alert>
        )}
        {twins.length > 0 && (
          <Section
            title="Podría estar repetido"
            description="Mismo nombre o teléfono, en la misma localidad."
          >
            <Card>
              <TwinList id={id} twins={twins} />
            </Card>
          </Section>
        )}
        <Section title="Datos">
          <Card className="space-y-4">
            {description && <p className="break-words whitespace-pre-line">{description}</p>}
            <DescriptionList items={factsOf(business)} />
          </Card>
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <Section title="Cómo está">
          <Card>{decisions}</Card>
        </Section>
        <FiguresSection id={id} items={figuresOf(business)} />
        <DecisionsSection audit={audit} />
      </div>
    </div>
  )
}
