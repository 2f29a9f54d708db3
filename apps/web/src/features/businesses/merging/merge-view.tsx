import type { Merge, MergeSide } from '@oficio/contracts/businesses/merging/merge'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { errors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'
import { ArrowLeftRight } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { MailAddress } from '@/components/ui/mail-address'
import { DistinguishDialog } from './distinguish-dialog'
import { MergeDialog } from './merge-dialog'

/**
 * The comparison of two businesses that may be the same: which one stays, the consequences of a merge, and the
 * decision.
 */
export function MergeView({ merge }: { merge: Merge }) {
  const { stays, goes, areDistinct, refusal } = merge
  const isThere = stays.status !== 'removed' && goes.status !== 'removed'
  return (
    <div className="space-y-10">
      <div className="space-y-4">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Side side={stays} isStaying />
          <Side side={goes} isStaying={false} />
        </div>
        {areDistinct && (
          <Alert title="El equipo ya anotó que no son el mismo">
            Por eso no aparecen más como repetidos.
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={paths.adminBusinessMerge(goes.id, stays.id)}
            replace
            scroll={false}
            variant="outline"
          >
            <ArrowLeftRight aria-hidden />
            Que quede la otra página
          </ButtonLink>
          {isThere && !areDistinct && <DistinguishDialog merge={merge} />}
        </div>
      </div>
      {refusal ? (
        <Alert tone="warning" title="Así no se pueden unir">
          {errors[refusal].text}
        </Alert>
      ) : (
        <Section title="Qué pasa al unir sus páginas">
          <Card className="space-y-5">
            <Consequences title="Pasa a la que queda" texts={movingOf(merge)} />
            <Consequences title="Termina" texts={endingOf(merge)} />
            <MergeDialog merge={merge} />
          </Card>
        </Section>
      )}
    </div>
  )
}

function Side({ side, isStaying }: { side: MergeSide; isStaying: boolean }) {
  return (
    <Card className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link href={paths.adminBusiness(side.id)} className={`min-w-0 break-words ${quietLink}`}>
          {side.name || 'Sin nombre'}
        </Link>
        <Badge tone={isStaying ? 'success' : 'urgent'}>{isStaying ? 'Queda' : 'Se va'}</Badge>
      </div>
      <DescriptionList items={factsOf(side)} />
    </Card>
  )
}

const missing = 'No lo dice'

const factsOf = (side: MergeSide) => [
  { term: 'Estado', value: adminStatusTexts[side.status] },
  { term: 'Dónde', value: side.address },
  { term: 'Categorías', value: side.categories.join(', ') || missing },
  { term: 'Teléfono', value: side.phoneNational ?? missing },
  { term: 'Email', value: side.email ? <MailAddress>{side.email}</MailAddress> : missing },
  { term: 'Cuenta', value: side.ownerEmail ? <MailAddress>{side.ownerEmail}</MailAddress> : 'De nadie' },
  { term: 'Plan', value: tierNames[side.tier] },
  { term: 'Verificado', value: side.verifiedWhat ?? 'Nada' },
  { term: 'Reseñas', value: side.reviewCount },
  { term: 'Fotos', value: side.photoCount },
  {
    term: 'De dónde viene',
    value: `${side.isImported ? 'Importado' : 'Registrado'} el ${formatDate(side.createdAt)}`,
  },
]

function Consequences({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-muted-foreground">
        {texts.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns what the merge moves to the business that stays, one sentence for each kind of data. */
function movingOf(merge: Merge): string[] {
  const { goes, movedReviews, movedPhotos, ownerMoves, becomesPublic, featuredUntil } = merge
  return [
    `Sus direcciones, ahora y las de antes, llevan para siempre a la que queda.`,
    movedReviews > 0 &&
      `${countOf(movedReviews, 'reseña pasa', 'reseñas pasan')} con sus respuestas, y el promedio se cuenta de nuevo.`,
    movedPhotos > 0 && `${countOf(movedPhotos, 'foto pasa', 'fotos pasan')} detrás de las que ya hay.`,
    'Sus visitas se suman.',
    goes.ownerEmail !== null &&
      'Sus carteles con QR llevan a la que queda, y siguen valiendo como prueba de visita.',
    ownerMoves && `La cuenta ${goes.ownerEmail} pasa a ser la dueña de la que queda, y le avisamos.`,
    becomesPublic && 'La que queda esperaba su primer pago: se ve desde este momento, como se veía la otra.',
    featuredUntil !== null &&
      `La otra está destacada por el equipo: lo está la que queda, hasta el ${formatDate(`${featuredUntil}T12:00:00Z`)}.`,
  ].filter((text) => text !== false)
}

function endingOf({ goes, endingReviews, endingPhotos }: Merge): string[] {
  return [
    'Su nombre, descripción, datos de contacto, horarios, categorías y etiquetas: vale lo que dice la que queda.',
    endingReviews > 0 &&
      `${countOf(endingReviews, 'reseña se borra', 'reseñas se borran')}: quien opinó en las dos páginas conserva lo último que escribió, y el dueño no opina de lo suyo.`,
    endingPhotos > 0 &&
      `${countOf(endingPhotos, 'foto se borra', 'fotos se borran')}: no hay lugar para más.`,
    goes.verifiedWhat !== null && `Lo que se verificó de ella: ${goes.verifiedWhat}.`,
  ].filter((text) => text !== false)
}
