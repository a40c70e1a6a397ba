/** The first script of `flows.html`: the visualizer itself, or the portal in one of the frames of its atlas. */
void (window.location.pathname.endsWith('/__flows/frame') ? import('./flows-frame') : import('./flows'))
