import { ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { NamedFace } from '../../look/person'
import { sampleNobody, sampleShown, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['review-asked']

/** Asks the client of a completed request for a review. */
export const reviewAsked: Template<Props> = {
  subject: ({ title, professionalName }) =>
    professionalName ? `¿Cómo trabajó ${professionalName}?` : `¿Cómo salió? ${title}`,
  preview: () => 'Tocá una opción: tu reseña ayuda a quien busca a alguien de confianza.',
  drawing: () => 'firstReview',
  reason: 'Te preguntamos una sola vez, porque se completó una solicitud tuya.',
  Body: ({ firstName, title, professionalName, stars, ...face }) => (
    <>
      <Heading>¿Cómo salió el trabajo?</Heading>
      <Paragraph>
        {greeting(firstName)} Ya terminó el trabajo de <strong>{title}</strong>.{' '}
        {professionalName ? (
          <>
            Contá cómo trabajó <strong>{professionalName}</strong>: tocá una opción y después, si querés, sumá
            unas palabras.
          </>
        ) : (
          'Contá cómo trabajó quien lo hizo: tocá una opción y después, si querés, sumá unas palabras.'
        )}
      </Paragraph>
      <NamedFace professionalName={professionalName} {...face} />
      {stars.map(({ rating, text, url }) => (
        <ActionButton key={rating} href={url} look="outline">
          {`${'★'.repeat(rating)}${'☆'.repeat(ratings.length - rating)} ${text}`}
        </ActionButton>
      ))}
      <Paragraph isQuiet>
        Nada se publica con el toque. La reseña se muestra con tu nombre y la inicial de tu apellido, y dice
        que el trabajo se hizo por acá.
      </Paragraph>
    </>
  ),
  samples: [...sampleShown, sampleNobody].map((professional) => ({
    firstName: 'Lucía',
    title: 'Plomería en Rosario',
    ...professional,
    stars: ratings.toReversed().map((rating) => ({
      rating,
      text: ratingTexts[rating],
      url: sampleUrl(`/seguimiento/abc.def?estrellas=${rating}`),
    })),
  })),
}
