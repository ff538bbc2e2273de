/** Matches the fields in which text is typed. Letters do nothing in the page's other inputs: radio buttons and sliders. */
export const textField = 'input:not([type="radio"], [type="range"])';
