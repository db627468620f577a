/** What the style sheets make of an element, as jsdom knows it: slow, so only a test that is about a style asks. */
export const styleOfSheets = window.getComputedStyle.bind(window);
