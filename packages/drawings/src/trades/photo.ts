import { box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** A camera on its tripod, a light with an umbrella and a paper background. */
export const photo: Drawing = {
  scene: [
    ground(),
    line('M196 40V20M344 40V20'),
    paper('M204 36h132v150c0 18 14 22 30 22H180c16 0 24-6 24-22Z'),
    paper(box(190, 26, 160, 12, 5)),
    line('M258 214l4-32M302 214l-4-32'),
    pottedPlant(280, 180),
    paper(box(250, 178, 60, 8, 3)),
    line('M128 130 96 214M128 130l36 84M128 130v84M114 166h26'),
    paper(box(84, 76, 88, 56, 7)),
    paper('M106 76l6-12h28l6 12Z'),
    shade(box(84, 92, 88, 26)),
    petrol(circle(128, 105, 22)),
    paper(circle(128, 105, 15)),
    sun(circle(128, 105, 9)),
    line('M94 84h8M158 84h4'),
    line('M40 214V76M22 214l18-16 18 16M40 84l28-28'),
    paper('M30 20a44 44 0 0 1 44 52c-6-8-14-10-22-8 2-8-2-14-10-16 2-8-4-20-12-28Z'),
  ],
  mark: [
    paper('M7 14h7l3-6h14l3 6h7a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z'),
    petrol(circle(24, 27, 10.5)),
    paper(circle(24, 27, 7.5)),
    sun(circle(24, 27, 4.2)),
    line('M37 20h2'),
  ],
}
