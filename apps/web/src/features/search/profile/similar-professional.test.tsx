import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleFoundProfessional } from '../samples'
import { SimilarOnes } from '../similar-ones'
import { similarProfessional } from './similar-professional'

const markupOf = (id: string) =>
  renderToStaticMarkup(
    <SimilarOnes
      title="Otros cerca"
      list={[
        similarProfessional({
          ...sampleFoundProfessional,
          id,
          profilePhotoUrl: null,
          companyName: 'Cardozo Sanitarios',
        }),
      ]}
      all={null}
    />,
  )

it('shows the person behind a trade name', () => {
  expect(markupOf('a')).toContain(`${sampleFoundProfessional.firstName} ${sampleFoundProfessional.lastName}`)
})

it('draws another face for another professional with the same trade name', () => {
  const faceOf = (id: string) => /<svg.*?<\/svg>/.exec(markupOf(id))?.[0]
  expect(faceOf('019a0000-0000-7000-8000-000000000001')).not.toBe(
    faceOf('019a0000-0000-7000-8000-000000000002'),
  )
})
