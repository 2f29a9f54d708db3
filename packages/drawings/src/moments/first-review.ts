import { at, box, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { mate } from '../hand/props'

/** A five-pointed star of radius `r` around x,y. */
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / 5, index % 2 === 0 ? r : r * 0.46]
    return `${Math.round((x + Math.sin(angle) * radius) * 10) / 10} ${Math.round((y - Math.cos(angle) * radius) * 10) / 10}`
  })
  return `M${points.join('L')}Z`
}

/** A card of thanks with a big star, between a mate and a jar of flowers. */
export const firstReview: Drawing = {
  scene: [
    ground(),
    line('M60 182v32M300 182v32M60 200h240'),
    paper(box(36, 170, 288, 12, 4)),
    shade('M238 170l18-112 6 112Z'),
    paper('M112 58h144l-18 112H106a8 8 0 0 1-8-9l7-97a7 7 0 0 1 7-6Z'),
    sun(star(176, 104, 34)),
    line('M128 150h34M172 150h46'),
    line('M132 76l-4 2M222 78l4 2M132 126l-5 4M218 124l5 4'),
    mate(70, 170),
    line('M290 134c0-20-8-34-14-44M292 134c2-24 0-36 4-54M294 134c4-16 10-22 16-30'),
    petrol('M276 90c-10-2-12-12-6-18 8 2 12 10 6 18ZM310 104c2-10 10-12 16-8 0 8-8 14-16 8Z'),
    paper('M296 80c-8-6-6-16 0-20 8 4 8 14 0 20Z'),
    at(292, 170, [paper('M-16-40h32l-3 34a7 7 0 0 1-7 6H-6a7 7 0 0 1-7-6Z'), line('M-15-28h30')]),
    paper(star(60, 60, 12)),
    paper(star(28, 96, 8)),
    paper(star(330, 40, 10)),
  ],
  mark: [
    paper('M9 4h30a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H24l-10 7v-7H9a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z'),
    sun(star(24, 21.5, 13)),
  ],
}
