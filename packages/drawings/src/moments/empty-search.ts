import { circle, type Drawing, glow, ground, line, paper, petrol, shade } from '../hand/pen'

/** A magnifying glass over a map: nobody was found there yet. */
export const emptySearch: Drawing = {
  scene: [
    ground(),
    paper('M44 58l70-22 66 22 66-22 70 22v134l-70-22-66 22-66-22-70 22Z'),
    shade('M114 36l66 22v134l-66-22ZM246 36l70 22v134l-70-22Z'),
    line('M44 104c40-12 50 20 90 10s50-40 100-20 60 8 82 2M78 48l14 130M208 48c-8 40 10 80-4 134M276 46v132'),
    line('M58 140h14v14H58ZM136 140h16v14h-16ZM226 132h16v14h-16ZM288 122h14v14h-14Z'),
    petrol('M96 96c-10-14-8-26 4-26s14 12 4 26l-4 5Z'),
    paper(circle(100, 82, 4)),
    petrol('M238 160l10-10 56 52a7 7 0 0 1-10 10Z'),
    paper(circle(206, 118, 48)),
    glow(circle(206, 118, 37)),
    line(circle(206, 118, 37)),
    line('M180 112a28 28 0 0 1 18-20'),
    line('M192 140v-18l14-12 14 12v18ZM202 140v-10h8v10'),
  ],
  mark: [
    petrol('M28 32l4-4 12 12a3 3 0 0 1-4 4Z'),
    paper(circle(19, 19, 16)),
    glow(circle(19, 19, 11)),
    line(circle(19, 19, 11)),
    line('M12 18a8 8 0 0 1 5-6'),
  ],
}
