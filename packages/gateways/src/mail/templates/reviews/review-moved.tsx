import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['review-moved']

const samplePaths = {
  professional: { author: '/seguimiento/abc.def', reviewed: '/professional/reviews' },
  business: { author: '/business/cafe-la-esquina', reviewed: '/user/businesses' },
}

/** Tells the author or the subject of a review that an admin took it down or shows it again. */
export const reviewMoved: Template<Props> = {
  subject: (props) => {
    const subject = props.isAuthor ? `tu reseña de ${props.reviewedName}` : ofOwn(props)
    return props.hiddenBecause === null ? `Volvimos a mostrar ${subject}` : `Quitamos ${subject}`
  },
  preview: ({ hiddenBecause }) =>
    hiddenBecause === null ? 'Se ve de nuevo en el sitio.' : 'Ya no se ve en el sitio ni cuenta.',
  reason: 'Te escribimos porque la reseña es tuya, de tu trabajo o de tu negocio.',
  Body: (props) => (
    <>
      <Heading>{props.hiddenBecause === null ? 'La reseña se ve de nuevo' : 'Quitamos una reseña'}</Heading>
      <Paragraph>
        {greeting(props.firstName)} <ReviewSubject {...props} />{' '}
        {props.hiddenBecause === null
          ? 'se ve de nuevo en el sitio y cuenta en la calificación.'
          : 'ya no se ve en el sitio ni cuenta en la calificación. El motivo, que también se lee en la página:'}
      </Paragraph>
      {props.hiddenBecause !== null && (
        <Panel>
          <p style={panelTextStyle}>{props.hiddenBecause}</p>
        </Panel>
      )}
      <ActionButton href={props.url}>{buttonText(props)}</ActionButton>
    </>
  ),
  samples: (['professional', 'business'] as const).flatMap((kind) =>
    [true, false].flatMap((isAuthor) =>
      ['Insulta a quien atiende.', null].map((hiddenBecause) => ({
        firstName: isAuthor ? 'Lucía' : 'Martín',
        kind,
        reviewedName: kind === 'professional' ? 'Martín Sosa' : 'Café La Esquina',
        isAuthor,
        hiddenBecause,
        url: sampleUrl(samplePaths[kind][isAuthor ? 'author' : 'reviewed']),
      })),
    ),
  ),
}

const ofOwn = ({ kind, reviewedName }: Props): string =>
  kind === 'professional' ? 'una reseña de tu trabajo' : `una reseña de ${reviewedName}`

function ReviewSubject({ kind, reviewedName, isAuthor }: Props) {
  const name = <strong>{reviewedName}</strong>
  if (!isAuthor) return kind === 'professional' ? 'Una reseña de tu trabajo' : <>Una reseña de {name}</>
  return kind === 'professional' ? (
    <>La reseña que escribiste del trabajo de {name}</>
  ) : (
    <>La reseña que escribiste de {name}</>
  )
}

function buttonText({ kind, isAuthor }: Props): string {
  if (!isAuthor) return kind === 'professional' ? 'Ver mis reseñas' : 'Ver sus reseñas'
  return kind === 'professional' ? 'Ver mi solicitud' : 'Ver el negocio'
}
