import { box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { pottedPlant } from '../hand/props'

/** A washing machine that is open for repair beside a fridge. */
export const appliances: Drawing = {
  scene: [
    ground(),
    paper(box(56, 26, 86, 188, 7)),
    line('M56 88h86M68 68v10M68 100v26'),
    paper(box(100, 44, 24, 24, 2)),
    petrol(circle(112, 44, 3)),
    shade('M106 60l6-8 6 8Z'),
    paper(box(172, 96, 112, 118, 7)),
    line('M172 124h112'),
    paper(circle(264, 110, 7)),
    line('M264 103v7'),
    petrol(box(184, 104, 34, 12, 2)),
    paper(circle(228, 170, 36)),
    shade(circle(228, 170, 26)),
    sun('M206 176c7-8 14-8 22-2s14 6 24-2a26 26 0 0 1-49 10Z'),
    line('M216 158a16 16 0 0 1 10-6'),
    line('M284 190h14a8 8 0 0 1 8 8v16M238 96V70a8 8 0 0 1 8-8h114'),
    paper('M184 96V80h34v16Z'),
    shade(box(188, 60, 26, 20, 3)),
    line('M196 60v-6h10v6'),
    pottedPlant(332, 214),
  ],
  mark: [
    paper(box(7, 4, 34, 40, 4)),
    line('M7 14h34M12 9h8'),
    paper(circle(35, 9, 1.6)),
    paper(circle(24, 28, 11.5)),
    sun('M13 29c4-4 7-3 11-1s7 2 11-1a11.500 11.500 0 0 1-22 2Z'),
  ],
}
