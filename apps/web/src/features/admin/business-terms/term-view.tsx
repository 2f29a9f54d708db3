import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { paths } from '@oficio/contracts/paths'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink, textLink } from '@/components/ui/link-classes'
import { DecisionsSection } from '../decisions-section'
import { TagMerge } from './tag-merge'
import { TermForm } from './term-form'
import { TermBadge } from './term-list'
import { TermMove } from './term-move'
import { TermUse } from './term-use'

/** A category or a tag, with every decision that an admin can take about it. */
export function TermView({ term }: { term: BusinessTermForAdmin }) {
  const { mergedInto, isRetired, kind, audit } = term
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        {mergedInto && (
          <Alert
            title={`Se unió con «${mergedInto.name}»`}
            action={
              <Link href={paths.adminBusinessTerm(mergedInto.id)} className={textLink}>
                Ver la que quedó
              </Link>
            }
          />
        )}
        <Section title={kind === 'tag' ? 'Cómo se llama' : 'Cómo se llama y cómo se encuentra'}>
          <TermForm term={term} />
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <Section title="Estado">
          <Card className="space-y-4">
            <TermBadge isRetired={isRetired} />
            <DescriptionList items={factsOf(term)} />
            <TermUse term={term} />
          </Card>
        </Section>
        <Section title="Lugar en las listas">
          <Card>
            <TermMove term={term} />
          </Card>
        </Section>
        {kind === 'tag' && !isRetired && (
          <Section title="Unir con otra">
            <Card>
              <TagMerge term={term} />
            </Card>
          </Section>
        )}
        <DecisionsSection audit={audit} />
      </div>
    </div>
  )
}

const factsOf = ({ kind, slug, businessCount, isEdited }: BusinessTermForAdmin) => [
  {
    term: 'La tienen',
    value: `${businessCount.toLocaleString('es-AR')} ${businessCount === 1 ? 'negocio publicado' : 'negocios publicados'}`,
  },
  ...(kind === 'category'
    ? [
        {
          term: 'Su página',
          value: (
            <Link href={paths.categoryTowns(slug)} className={`-my-2.5 break-all ${factLink}`}>
              {paths.categoryTowns(slug)}
            </Link>
          ),
        },
      ]
    : []),
  {
    term: 'Palabras',
    value: isEdited ? 'Del equipo: una versión nueva del sitio no las cambia' : 'Como vinieron con el sitio',
  },
]
